import { Drawer } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Sidebar } from './sidebar.tsx';
import { closeDrawer, useSidebar } from './sidebar.store.ts';

/** 18rem in pixels (docs/product.md, section 9). */
const drawerWidth = 288;

/** The sidebar of screens narrower than 768 px; it closes when a page has been chosen. */
export function SidebarDrawer() {
  const { t } = useTranslation();
  const drawer = useSidebar((state) => state.drawer);
  const { pathname } = useLocation();
  useEffect(closeDrawer, [pathname]);
  return (
    <Drawer
      open={drawer}
      onClose={closeDrawer}
      placement="left"
      size={drawerWidth}
      closable={false}
      aria-label={t('Menu')}
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar collapsed={false} inDrawer />
    </Drawer>
  );
}
