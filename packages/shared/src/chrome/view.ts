import { create } from 'zustand';

/** Whether the page inside the chrome is visible. During a navigation it is hidden, but stays mounted. */
export const useView = create<{ shown: boolean }>(() => ({ shown: true }));

export const showView = () => useView.setState({ shown: true });
export const hideView = () => useView.setState({ shown: false });
