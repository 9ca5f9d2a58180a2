"use strict";
(() => {
  const links = [...document.querySelectorAll("a")];
  const wide = matchMedia("(min-width: 761px)");
  const mark = (link) => links.forEach((each) => (each === link ? each.setAttribute("aria-current", "page") : each.removeAttribute("aria-current")));
  for (const link of links) {
    link.onclick = () => {
      link.target = wide.matches ? "page" : "_self";
      mark(link);
    };
  }
  document.querySelector("input").oninput = (event) => {
    const sought = event.target.value.toLowerCase();
    for (const link of links) link.parentElement.hidden = !link.textContent.toLowerCase().includes(sought);
  };
  if (wide.matches && links.length) links[0].click();
})();
