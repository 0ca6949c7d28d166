// What scripts are told on their command line.

/** Ends the script: what it was told makes no sense. */
export const stop = (why: string): never => {
  console.error(why);
  process.exit(2);
};

export const wholeNumber = (name: string, text: string): number => {
  const n = Number(text);
  return Number.isInteger(n) && n > 0 ? n : stop(`--${name} must be a whole number above 0, not "${text}".`);
};
