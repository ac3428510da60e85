import { type ComponentType, useEffect, useState } from "react";
import type { Staff } from "#web/shell/admin/staff.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { type Layer, openLayer, useOpenedLayer } from "./layers.ts";
import { useKeys } from "./use-keys.ts";

type LayerProps = { staff: Staff; isOpen: boolean; onClose: () => void };

const parts: Record<Layer, () => Promise<ComponentType<LayerProps>>> = {
  palette: () => import("#web/shell/admin/palette/command-palette.tsx").then(({ CommandPalette }) => CommandPalette),
  help: () => import("./help-sheet.tsx").then(({ HelpSheet }) => HelpSheet),
};

/** Handles the dashboard's keyboard shortcuts. The layers they open are loaded on first use. */
export function Keyboard({ staff }: { staff: Staff }) {
  useKeys();
  const opened = useOpenedLayer();
  const [loaded, setLoaded] = useState<Partial<Record<Layer, ComponentType<LayerProps>>>>({});
  const isMissing = opened !== undefined && !loaded[opened];
  useEffect(() => {
    if (!opened || !isMissing) return;
    parts[opened]().then(
      (Part) => setLoaded((others) => ({ ...others, [opened]: Part })),
      () => {
        openLayer(undefined);
        toast({ title: "This couldn’t be loaded", description: "Please try again.", tone: "bad" });
      },
    );
  }, [opened, isMissing]);
  useEffect(() => () => openLayer(undefined), []);

  const close = (layer: Layer) => () => opened === layer && openLayer(undefined);
  const { palette: CommandPalette, help: Help } = loaded;
  return (
    <>
      {CommandPalette && <CommandPalette staff={staff} isOpen={opened === "palette"} onClose={close("palette")} />}
      {Help && <Help staff={staff} isOpen={opened === "help"} onClose={close("help")} />}
    </>
  );
}
