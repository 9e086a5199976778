import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import { useHotelList } from './hotels.queries.ts';
import styles from './switch-hotel.module.css';

type Props = { currentId: string | null; busy: boolean; onSwitch: (hotelId: string) => void };

/** A super admin's choice of hotel. The button is disabled for the current hotel (docs/product.md, section 5). */
export function SwitchHotel({ currentId, busy, onSwitch }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(currentId);
  const [search, setSearch] = useState('');
  const hotels = useHotelList(search ? { search } : {});
  const items = hotels.data?.items ?? [];
  if (items.length === 0 && !search) return null;
  return (
    <FormSection title={t('Working hotel')} text={t('Switching changes what you work in, on every page.')}>
      <FullRow>
        <Form layout="vertical" className={styles['switch']!} onFinish={() => chosen && onSwitch(chosen)}>
          <Form.Item label={t('Hotel')} htmlFor="switch-hotel">
            <Select
              id="switch-hotel"
              value={items.some((hotel) => hotel.id === chosen) ? chosen : null}
              placeholder={t('Select a hotel to manage')}
              loading={hotels.isFetching}
              options={items.map(({ id, name, status }) => ({ value: id, label: name, status }))}
              showSearch={{ filterOption: false, onSearch: setSearch }}
              notFoundContent={hotels.isError ? t('The hotels could not be loaded') : t('No hotel matches')}
              optionRender={({ label, data }) => (
                <span className={styles['option']}>
                  <span>{label}</span>
                  <HotelStatusTag status={data.status} />
                </span>
              )}
              onChange={setChosen}
            />
          </Form.Item>
          <Button htmlType="submit" loading={busy} disabled={!chosen || chosen === currentId}>
            {t('Switch to Selected Hotel')}
          </Button>
        </Form>
      </FullRow>
    </FormSection>
  );
}
