import { t } from '../chrome-texts';
import { create } from 'zustand';

const useAnnouncement = create<{ title: string }>(() => ({ title: '' }));

/** Announces the title of the new page to screen readers. */
export const announce = (title: string) => useAnnouncement.setState({ title });

export function Announcer() {
  const { title } = useAnnouncement();
  return (
    <div className="cl-hidden" role="status">
      {title && t('chrome.arrived', { title })}
    </div>
  );
}
