import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Starts tests of whole installations first: they take longest and mostly wait. A machine without recorded durations
 * can't know that by itself.
 */
export class InstallationsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(startsInstallation(other)) - Number(startsInstallation(one)));
  }
}

const startsInstallation = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/test/installation/");
