import { Select } from 'antd';

export type SearchedListProps = {
  id: string;
  disabled: boolean;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A long list of choices, found by any part of their name. Opens at once. */
export function SearchedList(props: SearchedListProps) {
  return (
    <Select {...props} autoFocus defaultOpen showSearch={{ optionFilterProp: 'label' }} style={{ width: '100%' }} />
  );
}
