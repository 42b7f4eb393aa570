import { fairShares, SHARED_WORK, type Wish, WISHES } from '@careloom/contract/resources/fair-shares';
import { FormFoot, FormGrid, KitForm, RadioField, useContractForm } from '@careloom/shared/form';
import { useCall } from '@careloom/shared/query';
import { Card, LoadFailed, Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './first-person.module.css';

type Asked = Record<(typeof SHARED_WORK)[number], Wish>;
const TEXTS = { more: 'shares.more', even: 'shares.even', fewer: 'shares.fewer' } as const;

/** The wishes of a worker for each kind of work. */
export function WishesCard() {
  const { data, error, isFetching, refetch } = useCall(fairShares.wishes, {});
  if (data) return <WishesForm asked={data as Asked} />;
  return (
    <Card title={t('shares.wishes')}>
      {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </Card>
  );
}

function WishesForm({ asked }: { asked: Asked }) {
  const form = useContractForm(fairShares.ask, { defaultValues: asked });
  return (
    <Card title={t('shares.wishes')}>
      <p className={styles.line}>{t('shares.wishes_why')}</p>
      <KitForm form={form}>
        {(summary) => (
          <>
            {summary}
            <div className={styles.wishes}>
              <FormGrid>
                {SHARED_WORK.map((kind) => (
                  <RadioField key={kind} name={kind} span={3} choices={WISHES.map((value) => ({ value, label: t(TEXTS[value]) }))} />
                ))}
              </FormGrid>
            </div>
            <FormFoot verb={t('shares.save')} busy={form.submitting} />
          </>
        )}
      </KitForm>
    </Card>
  );
}
