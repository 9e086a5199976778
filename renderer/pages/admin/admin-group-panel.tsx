import { CompanySection } from '#renderer/features/auth/company/company-section.tsx';
import { GroupPanel } from '#renderer/features/hotels/groups/group-panel.tsx';

/** A group with the sign-in of its people, which belongs to another feature. */
export function AdminGroupPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <GroupPanel
      id={id}
      onClose={onClose}
      more={(group) => <CompanySection key={group.id} id={group.id} hotels={group.hotels} />}
    />
  );
}
