// While dice tumble, the page does not give away how they will fall: the root is marked, and the style sheet holds back what tells.

let timer: ReturnType<typeof setTimeout> | undefined;

export const endSuspense = (): void => {
  clearTimeout(timer);
  delete document.documentElement.dataset.dice;
};

/** For so many milliseconds, unless it is ended before. */
export const beginSuspense = (length: number): void => {
  endSuspense();
  document.documentElement.dataset.dice = 'rolling';
  timer = setTimeout(endSuspense, length);
};
