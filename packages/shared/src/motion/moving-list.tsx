import { MotionProvider } from './motion-provider';
import { RiseList, type RiseListProps } from './rise-list';

/** `RiseList` with its provider: replaces the content of the kit's `LiveList` once animations are loaded. */
export function MovingList<Item>(props: RiseListProps<Item>) {
  return (
    <MotionProvider>
      <RiseList {...props} />
    </MotionProvider>
  );
}
