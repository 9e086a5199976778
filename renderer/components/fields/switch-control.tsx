import { Switch } from '#renderer/components/plain/switch.tsx';
import { useField } from './draft.context.ts';

/** A form's switch, for a place that names it itself; `describedBy`: id of what explains it. */
export function SwitchControl({ name, describedBy }: { name: string; describedBy: string }) {
  const { value, change, attributes } = useField(name);
  return <Switch {...attributes} aria-describedby={describedBy} checked={value === true} onChange={change} />;
}
