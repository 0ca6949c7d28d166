// How damage came about: closed it says how much, open it shows every step with its rule.

import type { GameView, Settlement } from '@mad-king/engine';
import { Icon } from '../../../components/icon.tsx';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { RuleLink } from '../help/index.ts';
import type { Entry } from './entries.ts';

interface DamageProps {
  view: GameView;
  settlement: Settlement;
  health: Entry['health'];
}

export const DamageLines = ({ view, settlement, health }: DamageProps) =>
  settlement.players.map((player) => (
    <DamageLine
      key={player.seat}
      view={view}
      settlement={{ ...settlement, players: [player] }}
      health={health.find(({ team }) => team === view.seats[player.seat].team)}
    />
  ));

interface DamageLineProps {
  view: GameView;
  /** Of one player. */
  settlement: Settlement;
  health: Entry['health'][number] | undefined;
}

const DamageLine = ({ view, settlement, health }: DamageLineProps) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const [{ seat, title, loss, steps }] = speaker.damage(view, settlement);
  const { healed } = settlement.players[0];
  const isHealing = loss === 0 && healed > 0;
  return (
    <li className="log__damage" data-hero={view.seats[seat].hero}>
      <details>
        <summary className="log__line">
          <Icon name={isHealing ? 'mark-heal' : 'way-in'} />
          <span>
            {isHealing ? (
              <HealedWords view={view} seat={seat} n={healed} />
            ) : (
              <Said said={speaker.event(view, { type: 'settled', settlement })} />
            )}
            {health !== undefined && (
              <b className="nw">
                {' '}
                {health.from} → {health.to}
              </b>
            )}
          </span>
          <span className="log__how">{t.log.how}</span>
        </summary>
        <div className="calc">
          {!isHealing && (
            <p className="calc__title">
              <Said said={title} />
            </p>
          )}
          {steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order
            <div key={i} className={`calc__row ${step.isSum ? 'calc__row--sum' : ''}`}>
              <RuleLink rule={step.rule} />
              <span>
                <Said said={step.text} />
              </span>
              <span className="num">{step.isSum ? step.value : signed(step.value)}</span>
            </div>
          ))}
        </div>
      </details>
    </li>
  );
};

const HealedWords = ({ view, seat, n }: { view: GameView; seat: number; n: number }) => {
  const t = useTexts();
  const language = useLanguage();
  const who = seat === view.seat ? t.home.you : rosterHero(view.seats[seat].hero).names[language];
  return (
    <>
      <b>{who}</b>: {t.damage.heal(n)}
    </>
  );
};

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
