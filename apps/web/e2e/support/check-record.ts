// What a page needs to verify a game with rules that it loads; bundled for kept-rules.test.ts.

export { verify } from '@mad-king/fair';
export { loadRules } from '@mad-king/rules/load';
