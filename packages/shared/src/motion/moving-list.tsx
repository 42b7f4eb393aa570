import { MotionProvider } from './motion-provider';
import { RiseList, type RiseListProps } from './rise-list';

/** `RiseList` with all that it needs around it: what `LiveList` of the kit becomes once movement has come. */
export function MovingList<Item>(props: RiseListProps<Item>) {
  return (
    <MotionProvider>
      <RiseList {...props} />
    </MotionProvider>
  );
}
