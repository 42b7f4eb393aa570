import { lazyPage } from '@careloom/shared/navigation';
import { askAboutDependents, type DependentsChoice, type DependentsQuestion } from '@careloom/shared/query';
import { Suspense } from 'react';
import { create } from 'zustand';
import type { QuestionProps } from './dependents-question';

const Question = lazyPage<QuestionProps>(() => import('./dependents-question').then((module) => module.DependentsAsked));

interface Asked extends DependentsQuestion {
  answer: (choice: DependentsChoice) => void;
}

/** A queue: several calls at once (a bulk action) are asked about one after the other. */
const useQuestions = create<{ asked: readonly Asked[] }>(() => ({ asked: [] }));

askAboutDependents(
  (question) =>
    new Promise((answer) => {
      useQuestions.setState(({ asked }) => ({ asked: [...asked, { ...question, answer }] }));
    }),
);

/** Asks what to do with the future shifts of a record that ends. */
export function DependentsDialog() {
  const [question] = useQuestions(({ asked }) => asked);
  if (!question) return null;
  const reply = (choice: DependentsChoice) => {
    useQuestions.setState(({ asked }) => ({ asked: asked.filter((one) => one !== question) }));
    question.answer(choice);
  };
  return (
    <Suspense>
      <Question {...question} onReply={reply} />
    </Suspense>
  );
}
