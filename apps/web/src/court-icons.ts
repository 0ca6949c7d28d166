// Icons of the interface, by what they stand for. The build takes them from the set into the sprite of the court.

export const COURT_ICONS = {
  'way-in': 'crossed-swords',
  dice: 'rolling-dices',
  arrow: 'plain-arrow',
  'sound-on': 'speaker',
  'sound-off': 'speaker-off',
  settings: 'cog',
  table: 'round-table',
  continue: 'hourglass',
  rules: 'spell-book',
  search: 'magnifying-glass',
  check: 'check-mark',
  lock: 'padlock',
  person: 'person',
  close: 'cancel',
  help: 'help',
  remove: 'trash-can',
  download: 'save-arrow',
  about: 'scroll-quill',
  draft: 'card-pick',
  pass: 'smartphone',
  concede: 'flying-flag',
  fallen: 'tombstone',
  victory: 'laurels-trophy',
  options: 'histogram',
  crown: 'queen-crown',
} as const;

export type CourtIcon = keyof typeof COURT_ICONS;
