// Addresses that are given to others.

/** Where in this site; links carry no more than they must. */
export const linkTo = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

/** Not there where the page has no https. */
export const clipboard = navigator.clipboard as Clipboard | undefined;
