import { Select } from 'antd';

export type AddressListProps = {
  id: string;
  disabled: boolean;
  value: string[];
  onChange: (addresses: string[]) => void;
};

/** Addresses as tags: Enter, a comma, a semicolon or a space ends one. Takes the focus. */
export function AddressList(props: AddressListProps) {
  return (
    <Select
      {...props}
      autoFocus
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ';', ' ']}
      placeholder="it@example.com"
      style={{ width: '100%' }}
    />
  );
}
