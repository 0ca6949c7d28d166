// Everybody's game in numbers.

import { Arms } from '../../../components/arms.tsx';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { Explain } from '../help/index.ts';
import { heroName } from './people.ts';
import type { SeatTale } from './tale.ts';

const COLUMNS = ['dealt', 'taken', 'prevented', 'healed', 'biggest', 'abilities', 'cards'] as const;

export const PlayersTable = ({ table, seats }: { table: OpenTable; seats: readonly SeatTale[] }) => {
  const t = useTexts();
  const language = useLanguage();
  const { view, players } = table;
  return (
    <section className="players" aria-label={t.result.players.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it */}
      <div className="players__scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.result.players.player}</th>
              <th scope="col">{t.result.players.health}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column === 'dealt' ? (
                    <Explain
                      about={{
                        kind: 'words',
                        title: t.result.players.dealt,
                        text: t.result.players.dealtHelp,
                      }}
                      stop
                    >
                      {t.result.players.dealt}
                    </Explain>
                  ) : (
                    t.result.players[column]
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((tale, seat) => {
              const { hero, team, health } = view.seats[seat];
              const player = players[seat];
              const who = player.by === 'computer' ? t.levels[player.level] : player.name;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are their number
                <tr key={seat} className={view.result?.winner === team ? 'is-winner' : ''}>
                  <th scope="row">
                    <span className="players__who">
                      <Arms hero={hero} />
                      <span>
                        <b>{heroName(table, seat, language)}</b>
                        {who !== '' && <small>{who}</small>}
                      </span>
                    </span>
                  </th>
                  <td>{health}</td>
                  {COLUMNS.map((column) => (
                    <td key={column}>{tale[column]}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
