import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Coverage, CoverageRow } from '#shared/features/knowledge/coverage.schema.ts';
import { intentOf } from '#shared/features/knowledge/guest-questions.values.ts';
import type { QuestionId } from '#shared/features/knowledge/knowledge.schema.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import type { FaqStart } from '../faq-dialog.tsx';
import { CoverageSummary } from './coverage-summary.tsx';
import { CoverageTable } from './coverage-table.tsx';
import styles from './coverage.module.css';
import { faqCategoryFor } from './faq-category.rules.ts';
import { foundQuestions } from './found-questions.ts';
import { readGuestQuestions, useCoverage, useGuestQuestions, type GuestQuestions } from './guest-questions.queries.ts';

type Props = {
  hotelId: string;
  search: string;
  onSearch: (search: string) => void;
  /** Opens the form for a question that nothing answers. */
  onFill: (start: FaqStart) => void;
};

/** What guests ask, which of it this hotel answers, in which languages and from which entry. */
export function CoverageView({ hotelId, search, onSearch, onFill }: Props) {
  const { t, i18n } = useTranslation();
  const coverage = useCoverage(hotelId);
  const names = useGuestQuestions(i18n.language);
  const proposed = useGuestQuestions(coverage.data?.language);
  if (coverage.isError && !coverage.data)
    return (
      <ErrorState
        title={t('Error loading what guests ask')}
        error={coverage.error}
        onRetry={() => void coverage.refetch()}
      />
    );
  if (!coverage.data || !names || !proposed) return <ListSkeleton />;
  const fill = async (intent: string, language?: string) => {
    const texts = language === undefined ? proposed : await readGuestQuestions(language).catch(() => null);
    onFill({
      question: texts?.[intent]?.[1] ?? '',
      ...(language === undefined ? {} : { language }),
      category: faqCategoryFor(intent),
      // An entry about a part does not answer the whole question.
      ...(isPart(intent) ? {} : { answers: [intent as QuestionId] }),
    });
  };
  return (
    <Questions
      coverage={coverage.data}
      names={names}
      search={search}
      onSearch={onSearch}
      onFill={(intent, language) => void fill(intent, language)}
    />
  );
}

const isPart = (question: string): boolean => intentOf(question) !== question;
const isGap = ({ entries }: CoverageRow): boolean => entries.length === 0;
const lacksLanguage = ({ missing_languages }: CoverageRow): boolean => missing_languages.length > 0;

/** Those whose name begins with what was typed go first. */
function matching(rows: CoverageRow[], names: GuestQuestions, search: string): CoverageRow[] {
  const byIntent = new Map(rows.map((row) => [row.intent, row]));
  return foundQuestions([...byIntent.keys()], names, search).map(({ id }) => byIntent.get(id)!);
}

type QuestionsProps = Pick<Props, 'search' | 'onSearch'> & {
  coverage: Coverage;
  names: GuestQuestions;
  onFill: (intent: string, language?: string) => void;
};

function Questions({ coverage: { rows, frequent }, names, search, onSearch, onFill }: QuestionsProps) {
  const { t } = useTranslation();
  const [{ only }, choose] = useAddressFilters(['only']);
  const found = search ? matching(rows, names, search) : rows;
  const shown = only === 'gaps' ? found.filter(isGap) : only === 'languages' ? found.filter(lacksLanguage) : found;
  const chip = (key: string, label: string, number: number) => (
    <FilterChip pressed={only === key} onClick={() => choose({ only: only === key ? '' : key })}>
      {label} <span>{number}</span>
    </FilterChip>
  );
  return (
    <>
      <CoverageSummary {...frequent} />
      <div className={styles['tools']}>
        <SearchField id="coverage-search" label={t('Search questions')} search={search} onSearch={onSearch} />
        <FilterChips label={t('Which questions')}>
          {chip('gaps', t('Gaps only'), found.filter(isGap).length)}
          {chip('languages', t('Language missing'), found.filter(lacksLanguage).length)}
        </FilterChips>
      </div>
      {shown.length > 0 ? (
        <CoverageTable rows={shown} names={names} onFill={onFill} />
      ) : (
        <EmptyState
          icon={<CheckOutlined aria-hidden />}
          title={search ? t('No question matches “{{search}}”', { search }) : t('Nothing is missing here')}
        />
      )}
    </>
  );
}
