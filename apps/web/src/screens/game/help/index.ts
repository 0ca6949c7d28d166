export type { About } from './about.ts';
export { Explain } from './explain.tsx';
export { RuleLink } from './rule-link.tsx';
