import { create } from 'zustand';

/** Whether the page behind the chrome is shown. During a navigation it is hidden, but stays mounted. */
export const useView = create<{ shown: boolean }>(() => ({ shown: true }));

export const showView = () => useView.setState({ shown: true });
export const hideView = () => useView.setState({ shown: false });
