// The game at a glance.

export const glance = {
  aim: 'Bring every opponent’s health to 0 and be the last one standing. In a duel each hero starts with 50. On your turn you roll five dice, and what they show unlocks one ability of your hero.',
  turn: {
    upkeep: { name: 'Upkeep', text: 'Your tokens act: burns burn, bombs tick.' },
    income: { name: 'Income', text: 'Gain 1 CP and draw 1 card; the start player skips this once.' },
    main1: { name: 'Main (1)', text: 'Play upgrades and main phase actions, sell cards for 1 CP each.' },
    offence: {
      name: 'Offensive Roll',
      text: 'Roll five dice up to three times, then activate one ability.',
    },
    targeting: { name: 'Targeting Roll', text: 'Only with several opponents: who is hit?' },
    defence: { name: 'Defensive Roll', text: 'The defender rolls once, then all damage lands together.' },
    main2: { name: 'Main (2)', text: 'Play and sell once more, as in Main (1).' },
    discard: { name: 'Discard', text: 'Sell cards until you hold no more than six.' },
  },
  damage: {
    normal: 'The plain kind: damage without an adjective.',
    undefendable: 'No defensive roll, but cards and tokens still help.',
    pure: 'As undefendable, and nothing adds to it.',
    collateral: 'Names its victims itself and is never an attack.',
    ultimate: 'Nobody can answer it or lessen it.',
  },
};
