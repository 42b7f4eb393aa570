import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

// Development only: shows the kit in every state. `npm --prefix packages/shared run gallery` serves it without the shell.
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
