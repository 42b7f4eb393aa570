import { defineSlotRecipe } from '@chakra-ui/react';
import { closing, opening } from '../../ui/recipes/motion';

export const dialogRecipe = defineSlotRecipe({
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'bg.scrim',
      zIndex: 'var(--z-index, {zIndex.modal})',
      _open: { animationName: 'fade', animationDuration: 'moderate' },
      _closed: closing,
    },
    positioner: { position: 'fixed', inset: '0', display: 'flex', zIndex: 'var(--z-index, {zIndex.modal})', overscrollBehaviorY: 'none' },
    content: {
      // Read by the layer stack, which applies it to backdrop and positioner: a confirmation opens above the form that shows it.
      zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: 0,
      maxH: '100%',
      overflow: 'hidden',
      _open: opening,
      _closed: closing,
      _focusVisible: { boxShadow: 'lg' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: 'none',
      px: { base: '4', sm: '6' },
      pt: { base: '3', sm: '5' },
      pb: '2',
    },
    title: { textStyle: 'title', fontSize: 'xl', flex: '1', minW: '0' },
    description: { color: 'fg.muted' },
    body: { px: { base: '4', sm: '6' }, py: '2', overflow: 'auto', flex: '1' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: 'none',
      justifyContent: 'flex-end',
      gap: '2',
      px: { base: '4', sm: '6' },
      pt: '4',
      pb: '5',
    },
  },
  variants: {
    place: {
      /** A confirmation: a centred card, also on a phone. */
      center: {
        positioner: { alignItems: 'center', justifyContent: 'center', p: '4' },
        content: { w: '100%', maxW: '480px', borderRadius: 'xl' },
      },
      /** A work dialog: full screen on a phone. */
      work: {
        positioner: { alignItems: { base: 'stretch', sm: 'center' }, justifyContent: 'center', p: { sm: '4' } },
        content: { w: '100%', maxW: { sm: '600px' }, borderRadius: { sm: 'xl' } },
      },
      /** A work dialog with a six-column grid. */
      wide: {
        positioner: { alignItems: { base: 'stretch', sm: 'center' }, justifyContent: 'center', p: { sm: '4' } },
        content: { w: '100%', maxW: { sm: '760px' }, borderRadius: { sm: 'xl' } },
      },
      /** A work dialog with a six-column grid and content beside it. */
      broad: {
        positioner: { alignItems: { base: 'stretch', sm: 'center' }, justifyContent: 'center', p: { sm: '4' } },
        content: { w: '100%', maxW: { sm: '1120px' }, borderRadius: { sm: 'xl' } },
      },
      /** At the right edge, beside the related content: full screen on a phone. */
      panel: {
        positioner: { alignItems: 'stretch', justifyContent: 'flex-end' },
        content: { w: '100%', maxW: { sm: '700px' }, h: '100%' },
      },
      /** At the left edge: the navigation of a narrow screen. */
      drawer: {
        content: {
          w: 'min(300px, 86vw)',
          h: '100%',
          bg: 'bg.canvas',
          overflow: 'auto',
          _open: { animationName: 'slide' },
        },
      },
      /** Near the top, as high as its content: for text input. Full screen on a phone. */
      palette: {
        positioner: { alignItems: { base: 'stretch', sm: 'flex-start' }, justifyContent: 'center', p: { sm: '4' }, pt: { sm: '10vh' } },
        content: { w: '100%', maxW: { sm: '900px' }, maxH: { sm: '80vh' }, borderRadius: { sm: 'xl' } },
      },
      /** At the bottom, within reach of the thumb: the filters on a phone. */
      sheet: {
        positioner: { alignItems: 'flex-end', justifyContent: 'center' },
        content: { w: '100%', maxW: '600px', maxH: '88dvh', borderTopRadius: 'xl', _open: { animationName: 'lift' } },
      },
    },
  },
  defaultVariants: { place: 'work' },
});

export type DialogPlace = 'center' | 'work' | 'wide' | 'broad' | 'panel' | 'drawer' | 'palette' | 'sheet';
