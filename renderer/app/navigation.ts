import {
  AlertOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CarryOutOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  HomeOutlined,
  HeartOutlined,
  IdcardOutlined,
  MessageOutlined,
  PhoneOutlined,
  PlusCircleOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  ShopOutlined,
  SlidersOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { paths } from '../lib/paths.ts';

/** `badge`: carries the count of requests that are not completed. `tag`: marked as the super admin's. */
export type NavigationEntry = { path: string; label: string; icon: ComponentType; badge?: true; tag?: 'Admin' };

/** Sidebar entries for each kind of user (docs/product.md, section 2, Sidebar). Labels are English keys. */
export const navigation: Record<'hotel' | 'group' | 'actingInHotel' | 'platform' | 'noHotel', NavigationEntry[]> = {
  hotel: [
    { path: paths.dashboard, label: 'Dashboard', icon: DashboardOutlined },
    { path: paths.requests, label: 'Guest Requests', icon: MessageOutlined, badge: true },
    { path: paths.tasks, label: 'Tasks', icon: CarryOutOutlined },
    { path: paths.handover, label: 'Handover', icon: FileDoneOutlined },
    { path: paths.bookings, label: 'Bookings', icon: CalendarOutlined },
    { path: paths.rooms, label: 'Rooms', icon: HomeOutlined },
    { path: paths.guests, label: 'Guests', icon: UserOutlined },
    { path: paths.messages, label: 'Message Settings', icon: SlidersOutlined },
    { path: paths.faqs, label: 'FAQ Management', icon: QuestionCircleOutlined },
    { path: paths.hotelProfile, label: 'Hotel Profile', icon: ShopOutlined },
    { path: paths.staff, label: 'Staff Management', icon: TeamOutlined },
    { path: paths.escalation, label: 'Escalation', icon: AlertOutlined },
    { path: paths.analytics, label: 'Analytics', icon: BarChartOutlined },
    { path: paths.settings, label: 'Settings', icon: SettingOutlined },
  ],
  group: [{ path: paths.group, label: 'Hotel group', icon: BankOutlined }],
  actingInHotel: [
    { path: paths.hotels, label: 'Hotel Management', icon: BankOutlined, tag: 'Admin' },
    { path: paths.adminAudit, label: 'Audit Logs', icon: AuditOutlined, tag: 'Admin' },
  ],
  platform: [
    { path: paths.hotels, label: 'Manage Hotels', icon: BankOutlined },
    { path: paths.hotelSetup, label: 'Create Hotel', icon: PlusCircleOutlined },
    { path: paths.adminUsers, label: 'Users', icon: TeamOutlined },
    { path: paths.adminGroups, label: 'Groups', icon: ShopOutlined },
    { path: paths.adminNumbers, label: 'WhatsApp Numbers', icon: PhoneOutlined },
    { path: paths.adminAnalytics, label: 'Platform Analytics', icon: BarChartOutlined },
    { path: paths.adminBudgets, label: 'Budgets', icon: SlidersOutlined },
    { path: paths.adminAudit, label: 'Audit Logs', icon: AuditOutlined },
    { path: paths.adminHealth, label: 'Health', icon: HeartOutlined },
    { path: paths.adminSettings, label: 'System Settings', icon: SettingOutlined },
  ],
  noHotel: [{ path: paths.hotelSetup, label: 'Setup Your Hotel', icon: IdcardOutlined }],
};

/** The entries of a person's sidebar. `inHotelMode`: the console shows a hotel's menu. */
export function entriesOf(me: Me, inHotelMode: boolean): NavigationEntry[] {
  const group = me.groups.length > 0 ? navigation.group : [];
  if (inHotelMode) return [...navigation.hotel, ...group, ...(me.is_super_admin ? navigation.actingInHotel : [])];
  return [...(me.is_super_admin ? navigation.platform : navigation.noHotel), ...group];
}
