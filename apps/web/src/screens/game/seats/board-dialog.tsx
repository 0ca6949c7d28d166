// A board in full: abilities at their present levels, tokens, upgrades in play, known cards, the discard pile.

import type { Level } from '@mad-king/language';
import { plain } from '@mad-king/text';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Printed } from '../../../components/said.tsx';
import { Seal } from '../../../components/seal.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { AbilityFace } from '../board/ability-face.tsx';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { CardRow } from './card-row.tsx';
import { useSeatLine } from './use-seat-line.ts';

export const BoardDialog = ({ seat, onClose }: { seat: number; onClose: () => void }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const language = useLanguage();
  const { table } = useSitting();
  const hero = useHeroAt(seat);
  const line = useSeatLine(seat);
  const { levels, tokens, upgrades, discard, hand, known } = table.view.seats[seat];
  const abilities = hero.abilities.filter(({ id }) => (levels[id] ?? 0) > 0);
  const open = seat === table.view.seat ? [] : (hand ?? known);
  const held = Object.entries(tokens).flatMap(([id, count]) => {
    const found = speaker.voice.catalogue.token(id);
    return found === undefined || found.token.partOf !== undefined ? [] : [{ ...found, count }];
  });
  return (
    <Dialog title={rosterHero(hero.id).names[language]} onClose={onClose}>
      <p className="soft">{line}</p>
      <div className="board board--full" data-hero={hero.id}>
        {abilities.map((ability) => (
          <div key={ability.id} className="tile tile--footless">
            <AbilityFace hero={hero} ability={ability} level={levels[ability.id] as Level} />
          </div>
        ))}
      </div>
      {held.length > 0 && (
        <Section title={t.table.tokensTitle}>
          <dl className="held">
            {held.map(({ token, hero: of, count }) => {
              const text = speaker.token(token, of);
              return (
                <div key={token.id}>
                  <dt>
                    <Seal token={token.id} kind={token.kind} hero={of.id} count={count} />
                    {plain(text.name)}
                  </dt>
                  {text.text.map((said) => (
                    <dd key={plain(said)}>
                      <Printed said={said} />
                    </dd>
                  ))}
                </div>
              );
            })}
          </dl>
        </Section>
      )}
      {open.length > 0 && (
        <Section title={hand === null ? t.helps.board.known : t.helps.board.hand}>
          <CardRow hero={hero.id} cards={open} />
        </Section>
      )}
      {upgrades.length > 0 && (
        <Section title={t.helps.board.upgrades}>
          <CardRow hero={hero.id} cards={upgrades} />
        </Section>
      )}
      {discard.length > 0 && (
        <Section title={t.helps.board.discard}>
          <CardRow hero={hero.id} cards={[...discard].reverse()} />
        </Section>
      )}
    </Dialog>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="full">
    <h3 className="eyebrow">{title}</h3>
    {children}
  </section>
);
