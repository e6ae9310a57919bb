import { NotBuiltPage } from "@gatehouse/features/shell/pages";

export const NotBuilt = () => <NotBuiltPage />;
