import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';

/**
 * How a page is framed: `plain` and `public` for anyone, `bare` for signed-in people without the sidebar, `lean` and
 * `light` inside the shell. All are made without antd but for parts that are loaded when they open.
 */
export type Frame = 'plain' | 'public' | 'bare' | 'lean' | 'light';

export type PageRoute = { path: string; frame: Frame; page: () => Promise<{ default: ComponentType }> };

/** Every page of the console. Its sidebar entry stands in `navigation.ts`. */
export const routes: PageRoute[] = [
  { path: paths.landing, frame: 'plain', page: () => import('#renderer/pages/public/landing-page.tsx') },
  { path: paths.auth, frame: 'plain', page: () => import('#renderer/pages/public/auth-page.tsx') },
  { path: paths.resetPassword, frame: 'plain', page: () => import('#renderer/pages/public/reset-password-page.tsx') },
  { path: paths.verifyEmail, frame: 'plain', page: () => import('#renderer/pages/public/verify-email-page.tsx') },
  { path: paths.desktopSignIn, frame: 'plain', page: () => import('#renderer/pages/public/desktop-sign-in-page.tsx') },
  { path: paths.guestPhone, frame: 'public', page: () => import('#renderer/pages/public/guest-phone-page.tsx') },
  { path: paths.mailbox, frame: 'public', page: () => import('#renderer/pages/public/mailbox-page.tsx') },
  { path: paths.hotelSetup, frame: 'bare', page: () => import('#renderer/pages/hotel-setup-page.tsx') },
  { path: paths.onboarding, frame: 'bare', page: () => import('#renderer/pages/onboarding-page.tsx') },
  { path: paths.dashboard, frame: 'lean', page: () => import('#renderer/pages/dashboard-page.tsx') },
  { path: paths.requests, frame: 'lean', page: () => import('#renderer/pages/requests-page.tsx') },
  { path: paths.handover, frame: 'light', page: () => import('#renderer/pages/handover-page.tsx') },
  { path: paths.messages, frame: 'light', page: () => import('#renderer/pages/messages-page.tsx') },
  { path: paths.bookings, frame: 'lean', page: () => import('#renderer/pages/bookings-page.tsx') },
  { path: paths.tasks, frame: 'light', page: () => import('#renderer/pages/tasks-page.tsx') },
  { path: paths.rooms, frame: 'light', page: () => import('#renderer/pages/rooms-page.tsx') },
  { path: paths.guests, frame: 'lean', page: () => import('#renderer/pages/guests-page.tsx') },
  { path: paths.faqs, frame: 'light', page: () => import('#renderer/pages/faqs-page.tsx') },
  { path: paths.hotelProfile, frame: 'light', page: () => import('#renderer/pages/hotel-profile-page.tsx') },
  { path: paths.whatsapp, frame: 'light', page: () => import('#renderer/pages/whatsapp-page.tsx') },
  { path: paths.staff, frame: 'light', page: () => import('#renderer/pages/staff-page.tsx') },
  { path: paths.escalation, frame: 'light', page: () => import('#renderer/pages/escalation-page.tsx') },
  { path: paths.integrations, frame: 'light', page: () => import('#renderer/pages/integrations-page.tsx') },
  { path: paths.apiReference, frame: 'light', page: () => import('#renderer/pages/api-reference-page.tsx') },
  { path: paths.settings, frame: 'light', page: () => import('#renderer/pages/settings-page.tsx') },
  { path: paths.group, frame: 'light', page: () => import('#renderer/pages/group-page.tsx') },
  { path: paths.hotels, frame: 'light', page: () => import('#renderer/pages/admin/hotels-page.tsx') },
  { path: paths.hotelManage, frame: 'light', page: () => import('#renderer/pages/admin/hotel-manage-page.tsx') },
  { path: paths.adminAudit, frame: 'light', page: () => import('#renderer/pages/admin/admin-audit-page.tsx') },
  { path: paths.adminHealth, frame: 'light', page: () => import('#renderer/pages/admin/admin-health-page.tsx') },
  { path: paths.adminUsers, frame: 'light', page: () => import('#renderer/pages/admin/admin-users-page.tsx') },
  { path: paths.adminGroups, frame: 'light', page: () => import('#renderer/pages/admin/admin-groups-page.tsx') },
  { path: paths.adminNumbers, frame: 'light', page: () => import('#renderer/pages/admin/admin-numbers-page.tsx') },
  { path: paths.adminBudgets, frame: 'light', page: () => import('#renderer/pages/admin/admin-budgets-page.tsx') },
  { path: paths.adminAnalytics, frame: 'light', page: () => import('#renderer/pages/admin/admin-analytics-page.tsx') },
  { path: paths.adminSettings, frame: 'light', page: () => import('#renderer/pages/admin/admin-settings-page.tsx') },
  { path: paths.analytics, frame: 'light', page: () => import('#renderer/pages/analytics-page.tsx') },
];
