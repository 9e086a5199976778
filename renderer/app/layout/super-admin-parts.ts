/** Parts of the frame for the super admin, who chooses a hotel and acts in it; loaded at once. */
export { HotelContext } from './hotel-context.tsx';
export { ActingBanner } from '#renderer/features/auth/acting/acting-banner.tsx';
