import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Tests that start whole installations take the longest and wait most of it: begun first, they end beside the others, not after them. On a
 * machine that has never run the tests nothing else tells how long a file takes.
 */
export class InstallationsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(startsInstallation(other)) - Number(startsInstallation(one)));
  }
}

const startsInstallation = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/test/installation/");
