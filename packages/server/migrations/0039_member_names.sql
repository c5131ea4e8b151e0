-- Support finds accounts by their name.
create index members_brand_name on members (brand, lower(name));
