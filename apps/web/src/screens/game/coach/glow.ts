// What on the table makes a choice: its button, its ability, its card.

/** Selectors. Notations consist of small words, numbers and ids, so they need no escaping within quotes. */
export const glowing = (choice: string): string[] => {
  const [word, id] = choice.split(' ');
  const selectors = [`[data-choice="${choice}"]`];
  if ((word === 'activate' || word === 'defend') && id !== 'none')
    selectors.push(`.tile[data-ability="${id}"]`);
  if (word === 'play') selectors.push(`.hand .card[data-card="${id}"]`);
  return selectors;
};
