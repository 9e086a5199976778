/** All paths of the console (docs/product.md, section 2). */
export const paths = {
  landing: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** In the system's browser: a sign-in of the desktop program. */
  desktopSignIn: '/desktop-sign-in',
  dashboard: '/dashboard',
  hotelSetup: '/hotel-setup',
  onboarding: '/onboarding',
  requests: '/requests',
  /** Everything open on one sheet, for the next shift. */
  handover: '/handover',
  bookings: '/bookings',
  /** What departments have to do, and promises to guests. */
  tasks: '/tasks',
  /** Rooms of the hotel and their state. */
  rooms: '/rooms',
  guests: '/guests',
  messages: '/messages',
  faqs: '/faqs',
  hotelProfile: '/hotel-profile',
  /** How guests reach the hotel on WhatsApp. */
  whatsapp: '/whatsapp',
  staff: '/staff',
  /** Who is called when a guest waits. */
  escalation: '/escalation',
  /** Keys and webhooks for other systems of the hotel. */
  integrations: '/integrations',
  /** The calls that those systems make. */
  apiReference: '/integrations/api',
  settings: '/settings',
  /** The hotel's own figures. */
  analytics: '/analytics',
  /** The hotels of a group, for its admins. */
  group: '/group',
  hotels: '/hotels',
  hotelManage: '/hotel/:hotelId/manage',
  adminAnalytics: '/admin/analytics',
  adminSettings: '/admin/settings',
  adminAudit: '/admin/audit',
  /** Queues, providers and processes. */
  adminHealth: '/admin/health',
  /** All accounts. */
  adminUsers: '/admin/users',
  /** Groups of hotels. */
  adminGroups: '/admin/groups',
  /** The language model's budgets by hotel. */
  adminBudgets: '/admin/budgets',
  /** Numbers that hotels ask for. */
  adminNumbers: '/admin/numbers',
  /** One-machine default only: the guest's side of WhatsApp, and mail that no mail server takes. */
  guestPhone: '/guest-phone',
  mailbox: '/mailbox',
} as const;

/** The FAQ page with its create dialog open and filled. */
export function newFaqPath(question: string, category = 'General'): string {
  return `${paths.faqs}?${new URLSearchParams({ question, category })}`;
}

/** What guests ask, and which of it is answered. */
export const coveragePath = `${paths.faqs}?view=coverage`;

/** Texts of the hotel that contradict each other. */
export const contradictionsPath = `${paths.faqs}?view=contradictions`;

/** Texts that staff insert into replies. */
export const savedRepliesPath = `${paths.faqs}?view=replies`;

/** The FAQ, pair or saved reply with this question or title, found by the page's search. */
export function entryPath(kind: string, question: string): string {
  const view: Record<string, string> =
    kind === 'knowledge' ? { view: kind } : kind === 'reply' ? { view: 'replies' } : {};
  return `${paths.faqs}?${new URLSearchParams({ ...view, q: question })}`;
}

/** The hotel profile, at a field of its form where one is named. */
export const profileFieldPath = (field?: string): string =>
  field ? `${paths.hotelProfile}#profile_${field}` : paths.hotelProfile;

export function hotelManagePath(hotelId: string): string {
  return `/hotel/${hotelId}/manage`;
}

/** A part of the handover sheet. */
export const handoverPart = (id: 'arrivals' | 'failed') => `${paths.handover}#${id}`;

/** Tasks that are overdue. */
export const latePath = `${paths.tasks}?view=late`;

/** The inbox at one conversation. */
export function conversationPath(conversationId: string): string {
  return `${paths.requests}?${new URLSearchParams({ conversation: conversationId })}`;
}
