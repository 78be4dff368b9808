import type { ComponentType } from "react";
import type { FormatStep } from "../../../steps.ts";
import { HyperlinksStep, ImagesStep } from "./LinkAndImageSteps.tsx";
import { PermanenceStep } from "./PermanenceStep.tsx";
import { PricingStep } from "./PricingStep.tsx";
import type { StepProps } from "./step-props.ts";
import { TextStep, TimeStep } from "./TextAndTimeSteps.tsx";
import { TypeStep } from "./TypeStep.tsx";
import { CategoryStep, ExamplesStep, OtherStep, TopicsStep } from "./WordSteps.tsx";

const fieldsOf: Record<FormatStep, ComponentType<StepProps>> = {
  type: TypeStep,
  pricing: PricingStep,
  text: TextStep,
  time: TimeStep,
  hyperlinks: HyperlinksStep,
  images: ImagesStep,
  topics: TopicsStep,
  permanence: PermanenceStep,
  other: OtherStep,
  examples: ExamplesStep,
  category: CategoryStep,
};

/** The fields of one step. */
export function StepFields({ step, ...props }: StepProps & { step: FormatStep }) {
  const Fields = fieldsOf[step];
  return <Fields {...props} />;
}
