import { listFile } from "#platform/http/list-file.ts";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { memberColumns } from "../columns.ts";
import { mediaMemberResource, organizationMemberResource, projectMemberResource } from "../contract.ts";
import { changeMemberRole, changePlaceRole, removeMember, removePlaceMember } from "./commands.ts";
import { findMember, listMediaMembers, listMembers, listProjectMembers } from "./queries.ts";

export const organizationMemberRoutes = serve(organizationMemberResource, {
  list: ({ reader, actor, query }) => listMembers(reader, actor, query),
  get: ({ reader, actor, id }) => findMember(reader, actor, id),
  update: async ({ tx, actor, id, input }) => {
    await changeMemberRole(tx, actor, id, input.role);
    return readBack(await findMember(tx, actor, id));
  },
  remove: ({ tx, actor, id }) => removeMember(tx, actor, id),
  export: ({ reader, actor, query: { format, ...filter } }) =>
    listFile({
      name: "members",
      format,
      columns: memberColumns,
      list: (page) => listMembers(reader, actor, { ...filter, ...page }),
    }),
});

const one = { page: 1, itemsPerPage: 1 };

export const projectMemberRoutes = serve(projectMemberResource, {
  list: ({ reader, actor, query }) => listProjectMembers(reader, actor, query),
  get: async ({ reader, actor, id }) => (await listProjectMembers(reader, actor, one, id)).items[0],
  update: async ({ tx, actor, id, input }) => {
    await changePlaceRole(tx, actor, id, input.role);
    return readBack((await listProjectMembers(tx, actor, one, id)).items[0]);
  },
  remove: ({ tx, actor, id }) => removePlaceMember(tx, actor, id),
});

export const mediaMemberRoutes = serve(mediaMemberResource, {
  list: ({ reader, actor, query }) => listMediaMembers(reader, actor, query),
  get: async ({ reader, actor, id }) => (await listMediaMembers(reader, actor, one, id)).items[0],
  update: async ({ tx, actor, id, input }) => {
    await changePlaceRole(tx, actor, id, input.role);
    return readBack((await listMediaMembers(tx, actor, one, id)).items[0]);
  },
  remove: ({ tx, actor, id }) => removePlaceMember(tx, actor, id),
});
