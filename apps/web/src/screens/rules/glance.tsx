// The opening page: the aim, a turn in eight lines, the kinds of damage, the way to the worked example. It prints as a card.

import { Arms } from '../../components/arms.tsx';
import { Icon } from '../../components/icon.tsx';
import { DamageSign } from '../../components/marks.tsx';
import { useRulesPage } from '../../language/rulebook.ts';
import { addressOf } from '../../router.ts';
import { sumOf } from './damage/sum.ts';
import './glance.css';
import './print.css';

export const Glance = () => {
  const { book, words } = useRulesPage();
  return (
    <div className="glance">
      <section className="glance__aim">
        <h2>
          <Icon name="throne" />
          {words.aim}
        </h2>
        <p>{book.glance.aim}</p>
      </section>
      <Turn />
      <Kinds />
      <FirstWords />
      <Sum />
    </div>
  );
};

const Turn = () => {
  const { book, words } = useRulesPage();
  return (
    <section className="glance__turn">
      <div className="glance__sec">
        <h2>{words.turn}</h2>
        <button type="button" className="glance__print" onClick={() => window.print()}>
          <Icon name="card" />
          {words.print}
        </button>
      </div>
      <ol className="turn">
        {book.glance.turn.map(({ phase, name, text, rule }, i) => (
          <li
            key={phase}
            className={phase === 'offence' || phase === 'defence' ? 'turn__line is-big' : 'turn__line'}
          >
            <span className="turn__n">{i + 1}</span>
            <Icon name={`phase-${phase}`} />
            <b>{name}</b>
            <span className="turn__text">{text}</span>
            <a className="rule" href={addressOf({ screen: 'rules', at: rule })}>
              {rule}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

const TRAITS = ['defence', 'answers', 'raise'] as const;

const Kinds = () => {
  const { book, words } = useRulesPage();
  return (
    <section className="glance__kinds">
      <div className="glance__sec">
        <h2 id="kinds">{words.kinds}</h2>
        <a className="rule" href={addressOf({ screen: 'rules', at: 'R11' })}>
          R11
        </a>
      </div>
      <table className="kinds" aria-labelledby="kinds">
        <thead>
          <tr>
            <td />
            {TRAITS.map((trait) => (
              <th key={trait} scope="col">
                {words.traits[trait]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.glance.damage.map((kind) => (
            <tr key={kind.type}>
              <th scope="row">
                <DamageSign type={kind.type} />
                <span>
                  <b>{kind.name}</b>
                  <small>{kind.text}</small>
                </span>
              </th>
              {TRAITS.map((trait) => (
                <td key={trait}>
                  <Answer isYes={kind[trait]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Answer = ({ isYes }: { isYes: boolean }) => {
  const { words } = useRulesPage();
  const said = isYes ? words.yes : words.no;
  return (
    <span className={isYes ? 'answer answer--yes' : 'answer'} role="img" aria-label={said} title={said}>
      <Icon name={isYes ? 'check' : 'no'} />
    </span>
  );
};

const FirstWords = () => {
  const { book, words } = useRulesPage();
  return (
    <section className="glance__words">
      <div className="glance__sec">
        <h2>{words.words}</h2>
        <a className="glance__more" href={addressOf({ screen: 'rules', at: 'glossary' })}>
          {words.allWords}
        </a>
      </div>
      <dl>
        {book.glossary.first.map(({ id, term, text }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Sum = () => {
  const { book, words } = useRulesPage();
  const { attacker, defender } = book.example;
  const { bars, subtotal } = sumOf(book.example);
  const [first, ...rest] = bars;
  return (
    <a className="glance__sum" href={addressOf({ screen: 'rules', at: 'damage' })}>
      <Arms hero={attacker} />
      <span className="glance__count">
        <small>{words.sum}</small>
        <b>
          {Math.abs(first.value)}{' '}
          <i>{rest.map(({ sign, value }) => `${sign} ${Math.abs(value)}`).join(' ')}</i> = {subtotal}
        </b>
      </span>
      <Arms hero={defender} />
      <span className="btn btn--line">{words.stepThrough}</span>
    </a>
  );
};
