-- Chooses what tilemaker 3 draws from OpenStreetMap for the brokers' map: the layers of
-- src/domain/brokers/map-layers.ts.

-- No point of the map is a place: towns are named by Loanfront itself.
node_keys = {}

-- A road's kind, and the first zoom at which it is drawn, by its value of highway.
local roads = {
  motorway = { "motorway", 7 }, motorway_link = { "motorway", 11 },
  trunk = { "motorway", 7 }, trunk_link = { "motorway", 11 },
  primary = { "main", 8 }, primary_link = { "main", 12 },
  secondary = { "main", 10 }, secondary_link = { "main", 13 },
  tertiary = { "side", 11 }, tertiary_link = { "side", 13 },
  unclassified = { "minor", 12 }, residential = { "minor", 13 }, living_street = { "minor", 13 },
  pedestrian = { "minor", 13 }, road = { "minor", 13 },
  footway = { "path", 14 }, path = { "path", 14 }, cycleway = { "path", 14 },
  steps = { "path", 14 }, track = { "path", 14 }, bridleway = { "path", 14 },
}

local waterways = {
  river = { "river", 7 }, canal = { "river", 9 },
  stream = { "stream", 13 }, ditch = { "stream", 14 }, drain = { "stream", 14 },
}

local green = {
  landuse = { forest = true, grass = true, meadow = true, cemetery = true, orchard = true,
    recreation_ground = true, village_green = true },
  leisure = { park = true, garden = true, nature_reserve = true, golf_course = true },
  natural = { wood = true, heath = true, grassland = true, scrub = true },
}

local rails = { rail = 9, light_rail = 12 }

-- The name is written along a line from here on.
local named_from = 12

function init_function() end
function exit_function() end
function node_function() end

local function line(layer, kind)
  Layer(layer, false)
  MinZoom(kind[2])
  Attribute("kind", kind[1])
  local name = Find("name")
  if name ~= "" then Attribute("name", name, math.max(named_from, kind[2])) end
end

function way_function()
  local road = roads[Find("highway")]
  -- A square is drawn by the lines through it.
  if road and Find("area") ~= "yes" then line("road", road) end

  local waterway = waterways[Find("waterway")]
  if waterway and Find("tunnel") == "" then line("waterway", waterway) end

  local rail = rails[Find("railway")]
  if rail and Find("service") == "" and Find("tunnel") ~= "yes" then
    Layer("rail", false)
    MinZoom(rail)
  end

  local natural = Find("natural")
  if natural == "coastline" then
    Layer("coast", false)
  elseif natural == "water" or Find("landuse") == "basin" then
    Layer("water", true)
  elseif IsClosed() then
    for key, values in pairs(green) do
      if values[Find(key)] then
        Layer("green", true)
        break
      end
    end
  end
end
