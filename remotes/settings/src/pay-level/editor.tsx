import { Overview } from '@careloom/shared/detail';
import { FormFoot, KitForm, type KitFormState, RadioField, TextField } from '@careloom/shared/form';
import { useGoTo } from '@careloom/shared/navigation';
import { Card, Note, Page, PageHeading, Subtext } from '@careloom/shared/ui';
import { t } from './texts';
import { Bands } from './bands';
import { gapsOf } from './care-day';
import { DayRates } from './day-rates';
import { DerivedRates } from './derived-rates';
import type { PayLevelDraft } from './draft';
import styles from './editor.module.css';
import { ExamplePrices } from './example-prices';
import { RepriceCard } from './reprice-card';

export interface EditorProps {
  form: KitFormState;
  title: string;
  verb: string;
  /** The level as it is stored; null for a new one. */
  saved: (PayLevelDraft & { id: number }) | null;
}

/** The form of a pay level: its rates through a day, and at the right their effect on usual and upcoming shifts. */
export function Editor({ form, title, verb, saved }: EditorProps) {
  const goTo = useGoTo();
  const paysRest = saved !== null && saved.timings.length === 1 && gapsOf(saved.timings).length > 0;
  const aside = (
    <>
      <ExamplePrices saved={saved} />
      {saved && <RepriceCard id={saved.id} />}
      <DerivedRates />
    </>
  );
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <KitForm form={form}>
        {(summary) => (
          <>
            <Overview aside={aside}>
              <Card title={t('pay_level.rates')} action={<Subtext>{t('pay_level.legend')}</Subtext>} flush>
                <div className={styles.body}>
                  {summary}
                  {paysRest && <Note kind="info">{t('pay_level.one_band')}</Note>}
                  <div className={styles.head}>
                    <TextField name="name" />
                    <RadioField
                      name="crossing"
                      label={t('pay_level.crossing')}
                      choices={[
                        { value: 'split', label: t('pay_level.is_split') },
                        { value: 'whole_shift', label: t('pay_level.keeps_rate') },
                      ]}
                    />
                  </div>
                  <Bands />
                  <DayRates />
                </div>
              </Card>
            </Overview>
            <div className={styles.foot}>
              <FormFoot verb={verb} busy={form.submitting} onCancel={() => goTo('pay-level')} />
            </div>
          </>
        )}
      </KitForm>
    </Page>
  );
}
