// Hands and decks, open now that the game is over.

import { plain } from '@mad-king/text';
import { cardKind } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Revealed } from '../../../state/revealed.ts';
import type { OpenTable } from '../../../state/table.ts';
import { Explain } from '../help/index.ts';
import { nameOf } from './people.ts';

export const HiddenCards = ({ table, revealed }: { table: OpenTable; revealed: readonly Revealed[] }) => {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section className="hidden" aria-label={t.result.hidden.title}>
      <p className="dim">{t.result.hidden.text}</p>
      {revealed.map(({ hand, deck }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their number
        <section key={seat} className="hidden__seat">
          <h3>{nameOf(table, seat, language)}</h3>
          <Cards title={t.result.hidden.hand} cards={hand} hero={table.view.seats[seat].hero} />
          <Cards title={t.result.hidden.deck} cards={deck} hero={table.view.seats[seat].hero} />
        </section>
      ))}
    </section>
  );
};

const Cards = ({ title, cards, hero: id }: { title: string; cards: readonly string[]; hero: string }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  return (
    <div className="hidden__row">
      <h4 className="eyebrow">
        {title} · {cards.length}
      </h4>
      <ol>
        {cards.length === 0 && <li className="dim">{t.result.hidden.none}</li>}
        {cards.map((card, i) => {
          const found = catalogue.card(id, card);
          if (found === undefined) return null;
          const hero = catalogue.isShared(card) ? undefined : catalogue.hero(id);
          const kind = cardKind(found, hero);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deck may hold a card twice, and is never reordered
            <li key={`${card}-${i}`}>
              <Explain about={{ kind: 'card', card, hero: id }} stop className="minicard">
                <span data-kind={kind} className="minicard__kind">
                  <Icon name={`kind-${kind}`} />
                </span>
                {plain(speaker.card(found, hero).name)}
              </Explain>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
