// The board of the Apple Fair, without a framework: baskets in a row, one's own apples, the end as a scene.

export const tutorial = [{ message: "tour-row", selector: ".fair-row", rule: "AF-2.1" }];

export function mount(root, table) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("board.css", import.meta.url).href;
  const title = document.createElement("h2");
  const row = document.createElement("div");
  row.className = "fair-row";
  const mine = document.createElement("p");
  root.append(sheet, title, row);
  table.place("mine").append(mine);

  const baskets = table.components.laid.baskets.map((basket, number) => {
    const element = document.createElement("div");
    element.className = `fair-basket ${basket.sort}`;
    const apples = document.createElement("span");
    apples.textContent = String(basket.apples);
    element.append(apples);
    row.append(element);
    table.piece(element, `basket-${number}`);
    return element;
  });

  function update(now) {
    const { board } = now.view;
    title.textContent = now.t("board-fair", { fair: board.fair });
    mine.textContent = now.seat === null ? "" : now.t("board-mine", { count: board.apples[now.seat] });
    baskets.forEach((element, number) => {
      const { sort, apples } = now.components.laid.baskets[number];
      const gone = board.owners[number] !== -1;
      const label = now.t(gone ? "board-gone" : "board-basket", { sort: `sort-${sort}`, count: apples });
      element.classList.toggle("gone", gone);
      now.target(element, `basket:${number}`, label);
      now.tip(element, () => ({ title: label }));
    });
    if (now.view.over) now.scene(ending(now));
  }

  update(table);
  return {
    update,
    destroy() {
      root.replaceChildren();
      mine.remove();
    },
  };
}

function ending(table) {
  const { apples, miller } = table.view.board;
  const players = apples.map((total, seat) => ({
    seat,
    name: table.seatName(seat),
    total,
    winner: table.view.winners?.includes(seat) ?? false,
  }));
  return {
    kind: "scoring",
    key: "end",
    title: table.t("board-end"),
    sides: [...players, { seat: null, name: table.t("rival-miller"), total: miller }],
  };
}
