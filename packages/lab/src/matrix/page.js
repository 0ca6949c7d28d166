// What the numbers of the heat map mean, beside the cell one points at or has moved to with the arrow keys.

const heat = document.getElementById('heat');
const said = document.body.appendChild(document.createElement('div'));
said.id = 'said';
said.setAttribute('role', 'status');

const rows = [...heat.tBodies[0].rows].map((row) => [...row.querySelectorAll('td:not(.all)')]);
for (const row of rows) for (const cell of row) cell.tabIndex = -1;
const first = rows.flat().find((cell) => cell.dataset.said) ?? rows[0][0];
first.tabIndex = 0;

const show = (cell) => {
  said.textContent = cell?.dataset.said ?? '';
  if (!cell || said.textContent === '') return;
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const middle = (left + right) / 2 - said.offsetWidth / 2;
  const below = bottom + 8 + said.offsetHeight < innerHeight;
  said.style.left = `${Math.max(8, Math.min(middle, innerWidth - said.offsetWidth - 8))}px`;
  said.style.top = `${below ? bottom + 8 : top - 8 - said.offsetHeight}px`;
};

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

heat.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') show(null);
  const step = STEPS[event.key];
  const r = rows.findIndex((row) => row.includes(document.activeElement));
  if (!step || r < 0) return;
  event.preventDefault();
  const to = rows[r + step[0]]?.[rows[r].indexOf(document.activeElement) + step[1]];
  if (!to) return;
  document.activeElement.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
});
heat.addEventListener('focusin', (event) => show(event.target.closest('td')));
heat.addEventListener('focusout', () => show(null));
heat.addEventListener('pointerover', (event) => show(event.target.closest('td')));
heat.addEventListener('pointerleave', () => show(null));
addEventListener('scroll', () => show(null), { passive: true });
