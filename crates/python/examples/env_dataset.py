"""Three answers to one item of the data set in the manner of reasoning-gym, and what each earns."""

from qedoku.env.dataset import SudokuStepsConfig, SudokuStepsDataset

items = SudokuStepsDataset(SudokuStepsConfig(tier="intermediate", seed=7, size=10))


def main() -> None:
    """Prints the scores of a proof, of a proof by one name for everything, and of the solution alone."""
    item = items[0]
    proof = item["answer"]
    solution = item["metadata"]["solution"]
    lines = [line.split(">", 1)[1] for line in proof.splitlines() if line.startswith("<step")]
    named = "\n".join(f'<step technique="x-wing">{line}' for line in lines)
    for name, answer in (
        ("proof", proof),
        ("false names", f"{named}\n<solution>{solution}</solution>"),
        ("solution alone", f"<solution>{solution}</solution>"),
    ):
        print(f"{name}: {items.score_answer(answer, item):.2f}")


if __name__ == "__main__":
    main()
