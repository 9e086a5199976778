import form from '#renderer/components/plain/form.module.css';
import { useField } from './draft.context.ts';
import { Labelled } from './labelled.tsx';

type Choice = { value: string | number; label: string };
type Props = {
  name: string;
  label: string;
  help?: string | undefined;
  choices: Choice[];
  className?: string | undefined;
};

/** One of a few choices, in the browser's own list. */
export function ChoiceField({ name, label, help, choices, className }: Props) {
  const { value, problem, change, attributes } = useField(name, help);
  const choose = (chosen: string) => change(choices.find((choice) => String(choice.value) === chosen)?.value);
  return (
    <Labelled id={attributes.id} label={label} help={help} problem={problem} className={className}>
      <select
        {...attributes}
        className={form['select']}
        value={String(value)}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
