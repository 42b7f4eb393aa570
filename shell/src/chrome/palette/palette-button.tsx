import { Search } from 'lucide-react';
import { t } from '../../platform/chrome-texts';
import { openPalette } from './opened';
import './palette-button.css';

/** Opens the palette. Shown in the header of a wide window. */
export const PaletteButton = () => (
  <button
    type="button"
    className="cl-iconbtn cl-palettebtn"
    aria-label={t('chrome.palette')}
    title={t('chrome.palette_keys')}
    onClick={openPalette}
  >
    <Search className="cl-i" aria-hidden />
  </button>
);

/** Opens the palette. Shown at the top of the menu if the header has no room for the button. */
export const PaletteItem = ({ onOpen }: { onOpen: () => void }) => (
  <button type="button" className="cl-it cl-paletteitem" onClick={onOpen}>
    <Search className="cl-i" aria-hidden />
    <span>{t('chrome.palette')}</span>
  </button>
);
