// One of a few ways, each with a picture and a sentence.

import { type ReactNode, useId } from 'react';

interface WaysProps<T extends string> {
  label: string;
  value: T;
  ways: readonly { value: T; name: string; text: string; picture: ReactNode }[];
  onChoose: (value: T) => void;
}

export const Ways = <T extends string>({ label, value, ways, onChoose }: WaysProps<T>) => {
  const group = useId();
  return (
    <fieldset className="ways">
      <legend className="sr">{label}</legend>
      {ways.map(({ value: way, name, text, picture }) => (
        <label key={way} className="way">
          <input
            type="radio"
            className="sr"
            name={group}
            checked={way === value}
            onChange={() => onChoose(way)}
          />
          <span className="way__pane">{picture}</span>
          <span className="way__body">
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
