// The seats: who plays each, and with which hero.

import { Arms } from '../../components/arms.tsx';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { askAgain, type Chair, type LineUp, withPlayer } from '../../state/line-up.ts';
import { type SeatMark, seatMark } from '../../state/modes.ts';
import { computer, LEVELS, type Level, type Player, person } from '../../state/players.ts';

interface ChairsProps {
  lineUp: LineUp;
  onChange: (lineUp: LineUp) => void;
}

export const Chairs = ({ lineUp, onChange }: ChairsProps) => (
  <ol className="chairs">
    {lineUp.chairs.map((chair, seat) => {
      const mark = seatMark(lineUp.mode, seat);
      return (
        <ChairRow
          key={mark.label}
          chair={chair}
          mark={mark}
          isAsked={lineUp.asked === seat}
          onAsk={() => onChange(askAgain(lineUp, seat))}
          onPlayer={(player) => onChange(withPlayer(lineUp, seat, player))}
        />
      );
    })}
  </ol>
);

interface ChairRowProps {
  chair: Chair;
  mark: SeatMark;
  isAsked: boolean;
  onAsk: () => void;
  onPlayer: (player: Player) => void;
}

const ChairRow = ({ chair: { hero, player }, mark, isAsked, onAsk, onPlayer }: ChairRowProps) => {
  const t = useTexts();
  const language = useLanguage();
  const name = hero === null ? t.newGame.choose : rosterHero(hero).names[language];
  const isPerson = player.by === 'person';
  return (
    <li className={`chair ${isAsked ? 'is-asked' : ''}`} data-hero={hero ?? undefined}>
      <span className="chair__mark" data-team={mark.team}>
        {mark.label}
      </span>
      <button
        type="button"
        className="chair__arms"
        aria-label={hero === null ? t.newGame.choose : t.newGame.change(name)}
        title={hero === null ? t.newGame.choose : t.newGame.change(name)}
        onClick={onAsk}
      >
        {hero === null ? <span className="chair__empty">?</span> : <Arms hero={hero} />}
      </button>
      <div className="chair__body">
        <p className="chair__name">
          <span>{name}</span>
          {isPerson ? (
            <input
              className="chair__person"
              value={player.name}
              placeholder={t.newGame.name}
              aria-label={t.newGame.nameOf(mark.label)}
              maxLength={16}
              onChange={(event) => onPlayer(person(event.target.value))}
            />
          ) : (
            <small>{t.home.computer}</small>
          )}
        </p>
        <Choice
          label={t.newGame.who(mark.label)}
          value={player.by === 'computer' ? player.level : 'person'}
          className="chair__who"
          options={[
            {
              value: 'person' as const,
              label: t.newGame.person,
              content: (
                <>
                  <Icon name="person" />
                  {t.newGame.personShort}
                </>
              ),
            },
            ...LEVELS.map((level) => ({
              value: level,
              label: t.newGame.computerOf(t.levels[level], t.levelHelp[level]),
              content: (
                <>
                  <Icon name={`level-${level}`} />
                  {t.levels[level]}
                </>
              ),
            })),
          ]}
          onChoose={(value: 'person' | Level) => onPlayer(value === 'person' ? person() : computer(value))}
        />
      </div>
    </li>
  );
};
