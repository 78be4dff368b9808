import { TagsInput } from "@mantine/core";

/** A part of its own: lists that float come with the step that shows one. */
export default TagsInput;
