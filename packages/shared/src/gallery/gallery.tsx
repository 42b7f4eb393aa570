import { useEffect } from 'react';
import { QueryClientProvider, queryClient } from '../query/index';
import { Page, PageHeading, PageToasts, UiProvider } from '../ui/index';
import { AddressLink, useQueryParams } from '../navigation/index';
import { startServer } from './data/server';
import { Buttons } from './parts/buttons';
import { JobDetails } from './parts/details';
import { EveryField } from './parts/every-field';
import { Feedback } from './parts/feedback';
import { JobsPage, ListStates } from './parts/lists';
import { ModalForm } from './parts/modal-form';
import { Overlays } from './parts/overlays';
import { People } from './parts/people';
import { LoginLook, ShellLook } from './parts/shell-look';
import { States } from './parts/states';

startServer();

function Pieces() {
  return (
    <Page>
      <PageHeading>Gallery</PageHeading>
      <Buttons />
      <States />
      <People />
      <Overlays />
      <ModalForm />
      <Feedback />
    </Page>
  );
}

const VIEWS = {
  pieces: Pieces,
  form: EveryField,
  list: JobsPage,
  'list-states': () => (
    <Page>
      <PageHeading>Lists</PageHeading>
      <ListStates />
    </Page>
  ),
  detail: JobDetails,
};

/** Every part of the kit in every state: `?view=pieces|form|list|list-states|detail|login` and `&theme=light|dark`. Development only. */
export function Gallery() {
  const [params] = useQueryParams();
  const view = params.get('view') ?? 'pieces';
  const theme = params.get('theme');
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
  const View = VIEWS[view as keyof typeof VIEWS] ?? Pieces;
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider link={AddressLink}>
        {view === 'login' ? (
          <LoginLook />
        ) : (
          <ShellLook views={Object.keys(VIEWS)} view={view}>
            <View />
          </ShellLook>
        )}
        <PageToasts />
      </UiProvider>
    </QueryClientProvider>
  );
}
