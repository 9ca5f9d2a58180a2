"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  const values = [...byId("values").children];
  const pencil = [...byId("pencil").children];
  const legend = [...document.querySelectorAll(".legend li")];
  const sections = [...document.querySelectorAll(".story")];
  const stories = sections.map((section) => {
    const lines = section.querySelector("script").textContent.split("\n").slice(1);
    const frames = new Map();
    for (let at = 0; at + 4 < lines.length; at += 5) {
      const [name, board, roles, under, over] = lines.slice(at, at + 5);
      frames.set(name, { board, roles: roles.split(" "), under, over });
    }
    const links = [...section.querySelectorAll(".list a")];
    const name = (link) => link.hash.slice(3);
    return { section, frames, links, names: links.map(name), top: links.filter((link) => name(link).match(/^\w+$/)) };
  });
  const usual = [byId("board").getAttribute("viewBox"), byId("sheet").innerHTML, byId("lines").innerHTML, byId("totals").innerHTML];
  let story = stories[0];
  let here = "0";

  // A puzzle under other rules brings its own board.
  const rule = () => {
    const own = story.section.querySelector("template");
    const parts = own ? [...own.content.firstElementChild.children].map((part) => part.innerHTML) : usual.slice(1);
    byId("board").setAttribute("viewBox", own ? own.dataset.box : usual[0]);
    [byId("sheet").innerHTML, byId("lines").innerHTML, byId("totals").innerHTML] = parts;
    const { totals, below } = (own ?? byId("board")).dataset;
    const cells = totals.split(" ");
    const rows = below.split(" ");
    for (let at = 0; at < pencil.length; at += 1) {
      const isLow = cells.includes(String(Math.floor(at / 9)));
      pencil[at].setAttribute("dy", isLow ? rows[Math.floor((at % 9) / 3)] : 0);
    }
  };

  const draw = (frame) => {
    for (let cell = 0; cell < values.length; cell += 1) {
      const state = digits.indexOf(frame.board[2 * cell]) * 64 + digits.indexOf(frame.board[2 * cell + 1]);
      const filled = state >= 512;
      values[cell].textContent = filled ? (state - 512) >> 1 : "";
      values[cell].setAttribute("class", state & 1 ? "given" : "value");
      for (let digit = 0; digit < 9; digit += 1) {
        const shown = !filled && (state >> digit) & 1;
        pencil[cell * 9 + digit].style.display = shown ? "" : "none";
      }
    }
    byId("under").innerHTML = frame.under;
    byId("over").innerHTML = frame.over;
    for (const item of legend) item.hidden = !frame.roles.includes(item.dataset.role);
  };

  // Steps inside a closed branch are not walked through.
  const isOpen = (link) => {
    for (let up = link.parentElement.closest("details"); up; up = up.parentElement.closest("details")) {
      if (!up.open) return false;
    }
    return true;
  };
  const linkOf = (name) => story.links[story.names.indexOf(name)];
  const neighbor = (by) => {
    let at = story.names.indexOf(here) + by;
    while (story.links[at] && !isOpen(story.links[at])) at += by;
    return story.links[at];
  };
  const branch = () => linkOf(here).parentElement.querySelector(":scope > details a");

  const say = (link) => {
    const said = byId("said");
    said.textContent = "";
    const heading = document.createElement("h2");
    heading.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
    said.append(heading);
    for (const text of link.parentElement.querySelectorAll(":scope > p.why")) said.append(text.cloneNode(true));
    for (const item of link.parentElement.querySelectorAll(":scope > details > ol > li:not([data-technique])")) said.append(caseOf(item));
    const help = helpOf(link);
    byId("about").hidden = !help;
    if (help) byId("about").textContent = help.querySelector("h3").textContent + " ?";
  };
  // A case as a line that leads to it.
  const caseOf = (item) => {
    const there = item.querySelector("a");
    const line = document.createElement("a");
    const why = item.querySelector(":scope > p.why");
    line.className = "case";
    line.href = there.hash;
    const parts = [there.querySelector(".n"), there.querySelector("b"), why].map((part) => (part ? part.textContent : ""));
    line.textContent = `${parts[0]} ${parts[1]} · ${parts[2]}`;
    line.onclick = (event) => {
      event.preventDefault();
      go(there);
    };
    return line;
  };
  const helpOf = (link) => {
    const slug = link.parentElement.dataset.technique;
    return slug && [...story.section.querySelectorAll("[data-help]")].find((each) => each.dataset.help === slug);
  };

  const reveal = (link) => {
    for (let up = link.parentElement.closest("details"); up; up = up.parentElement.closest("details")) up.open = true;
    const list = story.section;
    if (list.scrollHeight <= list.clientHeight) return;
    const [box, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 40;
    if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 40;
  };

  const update = () => {
    const position = byId("position");
    const top = story.top.findIndex((link) => link.hash.slice(3) === here.split(".")[0]);
    position.max = story.top.length - 1;
    position.value = top;
    position.setAttribute("aria-valuetext", linkOf(here).textContent.replace(/\s+/g, " ").trim());
    byId("first").disabled = byId("back").disabled = !neighbor(-1);
    byId("next").disabled = byId("last").disabled = !neighbor(1);
    byId("into").hidden = !branch();
    byId("fold").hidden = !runs().length;
  };

  const show = () => {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const number = Math.min(Math.max(Math.floor(Number(wanted.get("p"))) || 1, 1), stories.length);
    story = stories[number - 1];
    here = [wanted.get("s"), story.section.dataset.open].find((name) => story.frames.has(name)) || story.names[0];
    for (const each of stories) each.section.hidden = each !== story;
    const link = linkOf(here);
    for (const old of document.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
    link.setAttribute("aria-current", "step");
    rule();
    draw(story.frames.get(here));
    say(link);
    reveal(link);
    update();
    byId("board").setAttribute("aria-label", link.textContent.replace(/\s+/g, " ").trim());
    if (stories.length > 1) byId("chooser").querySelector("select").value = number;
  };

  const go = (link) => {
    if (!link) return;
    const many = stories.length > 1 ? `p=${stories.indexOf(story) + 1}&` : "";
    history.replaceState(null, "", `#${many}s=${link.hash.slice(3)}`);
    show();
  };

  byId("first").onclick = () => go(story.top[0]);
  byId("back").onclick = () => go(neighbor(-1));
  byId("next").onclick = () => go(neighbor(1));
  byId("last").onclick = () => go(story.top[story.top.length - 1]);
  byId("position").oninput = (event) => go(story.top[event.target.value]);
  byId("about").onclick = () => {
    byId("help").firstElementChild.replaceChildren(...[...helpOf(linkOf(here)).childNodes].map((node) => node.cloneNode(true)));
    byId("help").showModal();
  };
  const runs = () => [...story.section.querySelectorAll(".run")];
  byId("fold").onclick = () => {
    const folded = byId("fold").getAttribute("aria-pressed") === "false";
    byId("fold").setAttribute("aria-pressed", folded);
    for (const run of document.querySelectorAll(".run")) run.open = !folded;
    update();
  };
  byId("into").onclick = () => {
    branch().closest("details").open = true;
    go(branch());
  };
  for (const each of stories) {
    each.section.addEventListener("click", (event) => {
      const link = event.target.closest(".list a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(link);
    });
    each.section.addEventListener("toggle", update, true);
  }
  // A click on a cell leads to the step that filled it; one on an open cell, or on a given, to nothing.
  const isFilled = (name, cell) => digits.indexOf(story.frames.get(name).board[2 * cell]) >= 8;
  byId("board").addEventListener("click", (event) => {
    const board = byId("board");
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
    const off = (text) => Math.max(Math.abs(text.getAttribute("x") - point.x), Math.abs(text.getAttribute("y") - point.y));
    const cell = values.reduce((best, text, index) => (off(text) < off(values[best]) ? index : best), 0);
    // The answer stands before the start, with the board of the last step.
    const order = story.top.filter((link) => link.hash !== "#s=answer");
    const filled = order.findIndex((link) => isFilled(link.hash.slice(3), cell));
    if (filled > 0) go(order[filled - 1]);
  });
  byId("theme").onclick = () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  };
  // On paper nothing opens by a click, and the ground is white.
  let folded = [];
  let theme;
  addEventListener("beforeprint", () => {
    folded = [...story.section.querySelectorAll("details:not([open])")];
    for (const each of folded) each.open = true;
    theme = document.documentElement.dataset.theme;
    document.documentElement.dataset.theme = "light";
  });
  addEventListener("afterprint", () => {
    for (const each of folded) each.open = false;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  });
  const keys = {
    ArrowLeft: () => go(neighbor(-1)),
    ArrowUp: () => go(neighbor(-1)),
    ArrowRight: () => go(neighbor(1)),
    ArrowDown: () => go(neighbor(1)),
    Home: () => go(story.top[0]),
    End: () => go(story.top[story.top.length - 1]),
  };
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    // Up and down scroll the page, but in the list they walk through it, and the focus goes along.
    const inList = event.target.closest(".list");
    if (/Up|Down/.test(event.key) && !inList) return;
    event.preventDefault();
    keys[event.key]();
    if (inList) linkOf(here).focus();
  });
  addEventListener("hashchange", show);

  document.documentElement.classList.add("js");
  if (stories.length > 1) {
    const chooser = byId("chooser");
    chooser.hidden = false;
    const select = chooser.querySelector("select");
    stories.forEach((each, index) => select.append(new Option(each.section.dataset.title, index + 1)));
    select.onchange = () => {
      story = stories[select.value - 1];
      go(story.links[0]);
    };
  } else if (sections[0].dataset.title) {
    const title = sections[0].dataset.title;
    document.title = title;
    document.querySelector("h1").textContent = title;
  }
  show();
})();
