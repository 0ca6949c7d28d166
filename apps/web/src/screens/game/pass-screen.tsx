// Between two people who share a screen: nothing of either hand shows until the next one says so.

import { useEffect, useRef } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { type OpenTable, takeDevice } from '../../state/table.ts';

export const PassScreen = ({ table, seat }: { table: OpenTable; seat: number }) => {
  const t = useTexts();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useKeys({ ' ': takeDevice });
  const hero = table.setup.heroes[seat];
  const player = table.players[seat];
  const heroName = rosterHero(hero).names[language];
  const who = player.by === 'person' && player.name !== '' ? player.name : heroName;
  return (
    <Page title={t.pass.to(who)} className="plain" hero={hero}>
      <Ground x={720} y={380} />
      <Arms hero={hero} className="pass__arms" />
      <h1 className="arms-name">{t.pass.to(who)}</h1>
      <p>{t.pass.text(heroName)}</p>
      <button ref={button} type="button" className="btn btn--gold btn--big" onClick={takeDevice}>
        <Icon name="pass" />
        {t.pass.take}
        <Key>{t.keys.space}</Key>
      </button>
    </Page>
  );
};
