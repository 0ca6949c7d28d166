// One player's board in short: arms, health, CP, tokens, cards.

import { Arms } from '../../components/arms.tsx';
import { Crown } from '../../components/crown.tsx';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Seal } from '../../components/seal.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import type { OpenTable } from '../../state/table.ts';

interface SeatBoardProps {
  table: OpenTable;
  seat: number;
  isMine?: boolean;
}

export const SeatBoard = ({ table, seat, isMine = false }: SeatBoardProps) => {
  const t = useTexts();
  const language = useLanguage();
  const { view, players } = table;
  const { hero, health, cp, handSize, deckSize, discard, out } = view.seats[seat];
  const player = players[seat];
  const who = player.by === 'computer' ? t.levels[player.level] : player.name;
  const turns = (seat - view.active + view.seats.length) % view.seats.length;
  return (
    <article className={`seat ${isMine ? 'seat--mine' : ''} ${out ? 'is-out' : ''}`} data-hero={hero}>
      <span className={`seat__turn ${turns === 0 ? 'seat__turn--now' : ''}`}>{t.table.turnIn(turns)}</span>
      <div className="seat__in">
        <Glass cut="seat" className="seat__flag" />
        <div className="seat__arms">
          <Crown hero={hero} health={health} />
          <Arms hero={hero} />
        </div>
        <div className="seat__id">
          <h2 className="arms-name">{rosterHero(hero).names[language]}</h2>
          {who !== '' && <p className="seat__sub">{who}</p>}
        </div>
        <div className="seat__vital">
          <span className="health">
            <b>{health}</b>
            <small>{t.table.health}</small>
          </span>
          <span className="stat">
            <Icon name="cp" />
            {cp}
            <small>CP</small>
          </span>
        </div>
        <Seals table={table} seat={seat} />
        <div className="seat__piles">
          <span className="pile">
            <b>{handSize}</b> {t.table.hand}
          </span>
          <span className="pile">
            <b>{deckSize}</b> {t.table.deck}
          </span>
          <span className="pile pile--x">
            <b>{discard.length}</b> {t.table.discard}
          </span>
        </div>
      </div>
    </article>
  );
};

const Seals = ({ table, seat }: { table: OpenTable; seat: number }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { tokens, hiddenTokens } = table.view.seats[seat];
  const { catalogue } = speaker.voice;
  return (
    <div className="seat__seals seal-row">
      {Object.entries(tokens).map(([id, n]) => {
        const found = catalogue.token(id);
        if (found === undefined || found.token.partOf !== undefined) return null;
        const { name, text } = speaker.token(found.token, found.hero);
        const words = [...name, { text: ': ' }, ...text.flat()]
          .map((s) => ('label' in s ? s.label : s.text))
          .join('');
        return (
          <Seal
            key={id}
            token={id}
            kind={found.token.kind}
            hero={found.hero.id}
            count={n}
            label={`${n} × ${words}`}
          />
        );
      })}
      {hiddenTokens > 0 && <span className="chip">{t.table.hiddenTokens(hiddenTokens)}</span>}
    </div>
  );
};
